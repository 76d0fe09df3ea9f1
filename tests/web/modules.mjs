// Modules of the page, loaded without a browser.

import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const WEB = new URL('../../web/', import.meta.url)

/** A function that loads a module of web/src, and one that ends it. */
export async function loadModules() {
  const require = createRequire(new URL('package.json', WEB))
  const { createServer } = await import(pathToFileURL(require.resolve('vite')).href)
  const server = await createServer({
    root: fileURLToPath(WEB),
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  return { load: (path) => server.ssrLoadModule(`/src/${path}`), close: () => server.close() }
}
