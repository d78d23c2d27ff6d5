import { agreements } from './agreements.ts'
import { apps } from './apps.ts'
import { creators } from './creators.ts'
import { leaving } from './leaving.ts'
import { members } from './members.ts'
import { membership } from './membership.ts'
import { oldUsers } from './old-users.ts'
import { profile } from './profile.ts'
import { recovery } from './recovery.ts'
import { three } from './three.ts'
import { upload } from './upload.ts'

/** Messages of registering, signing in and the member portal: what a browser loads with those screens. */
export const account = {
  agreements,
  apps,
  creators,
  leaving,
  members,
  membership,
  oldUsers,
  profile,
  recovery,
  three,
  upload,
} as const
