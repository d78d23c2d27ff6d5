import type { Translation } from '../../translate.ts'
import type { visitor as source } from '../zh/visitor.ts'
import { activation } from './activation.ts'
import { auth } from './auth.ts'
import { dates } from './dates.ts'
import { devices } from './devices.ts'
import { errors } from './errors.ts'
import { home } from './home.ts'
import { legal } from './legal.ts'
import { points } from './points.ts'
import { rent } from './rent.ts'
import { shell } from './shell.ts'

export const visitor = {
  activation,
  auth,
  dates,
  devices,
  errors,
  home,
  legal,
  points,
  rent,
  shell,
} satisfies Translation<typeof source>
