import { account } from './account.ts'
import { reading } from './reading.ts'
import { visitor } from './visitor.ts'

/** All messages of the public site and the member portal. */
export const site = { ...visitor, ...reading, ...account } as const
