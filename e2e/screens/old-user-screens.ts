import { inLanguage } from '../../apps/web/src/lib/paths.ts'
import { castMembers } from '../fixtures/demo.ts'
import type { Scene } from '../fixtures/test.ts'
import type { Screen } from './screen.ts'

/** Two of the demo's old users: a creator, and somebody who has an account of the cast. */
const creator = 'hsu.meiling@example.org'
const withAccount = castMembers.general.email

/** The link that the server has mailed to an old user, in the reader's language. */
async function mailedLink({ wording, demo }: Scene, email: string): Promise<string> {
  return inLanguage(wording.language, await demo.linkTo(email))
}

const formBehind = (link: string) => link.replace('/olduser/verify/', '/olduser/info/')

/** How somebody of the former system comes over. Source: product §2 "old-user migration" */
export const oldUserScreens: readonly Screen[] = [
  {
    name: 'olduser-verify',
    path: (scene) => mailedLink(scene, creator),
    title: ({ wording }) => wording.words('oldUsers.title'),
  },
  {
    name: 'olduser-info',
    path: async (scene) => formBehind(await mailedLink(scene, creator)),
    title: ({ wording }) => wording.words('oldUsers.infoTitle'),
  },
  {
    name: 'olduser-info-with-account',
    path: async (scene) => formBehind(await mailedLink(scene, withAccount)),
    title: ({ wording }) => wording.words('oldUsers.infoTitle'),
  },
  {
    name: 'olduser-verify-unknown',
    path: ({ wording }) => wording.paths.oldUserVerify('not-a-code'),
    title: ({ wording }) => wording.words('oldUsers.title'),
  },
  {
    name: 'olduser-done',
    path: ({ wording }) => wording.paths.oldUserDone({ mail: 'sent' }),
    title: ({ wording }) => wording.words('oldUsers.doneTitle'),
  },
]
