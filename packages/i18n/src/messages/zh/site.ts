import { apps } from './apps.ts'
import { auth } from './auth.ts'
import { contact } from './contact.ts'
import { creators } from './creators.ts'
import { dates } from './dates.ts'
import { devices } from './devices.ts'
import { errors } from './errors.ts'
import { home } from './home.ts'
import { leaving } from './leaving.ts'
import { oldUsers } from './old-users.ts'
import { legal } from './legal.ts'
import { members } from './members.ts'
import { membership } from './membership.ts'
import { points } from './points.ts'
import { profile } from './profile.ts'
import { recovery } from './recovery.ts'
import { rent } from './rent.ts'
import { shell } from './shell.ts'
import { three } from './three.ts'
import { upload } from './upload.ts'

/** All messages of the public site and the member portal: what a browser loads of this language. */
export const site = {
  apps,
  auth,
  contact,
  creators,
  dates,
  leaving,
  profile,
  devices,
  errors,
  home,
  legal,
  members,
  oldUsers,
  membership,
  points,
  recovery,
  rent,
  shell,
  three,
  upload,
} as const
