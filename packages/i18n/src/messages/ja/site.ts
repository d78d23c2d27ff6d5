import { account } from './account.ts'
import { reading } from './reading.ts'
import { visitor } from './visitor.ts'

export const site = { ...visitor, ...reading, ...account }
