import { en } from './en'
export const ja = en
