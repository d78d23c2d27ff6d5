import { account } from './account.ts'
import { visitor } from './visitor.ts'

export const site = { ...visitor, ...account }
