import { creatorClasses } from '@koma/domain/creator-application.ts'
import type { FieldErrors } from '../../lib/form-values.ts'
import { useSite } from '../../lib/use-language.ts'
import type { Uploads } from '../../lib/use-uploads.ts'
import { AttachmentFields } from './attachment-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import type { CreatorLists } from './creator-lists.ts'
import { PersonFields } from './person-fields.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { TypeFields } from './type-fields.tsx'
import { WorksFields } from './works-fields.tsx'
import type { WrittenForm } from './written-form.ts'

export interface MovingFieldsProps {
  readonly written: WrittenForm
  readonly errors: FieldErrors
  readonly lists: CreatorLists
  readonly today: string
  readonly uploads: Uploads
  /** The class has ended: it is applied for, and the class is chosen. */
  readonly isApplying: boolean
  /** Said with the files. */
  readonly filesNote: string | null
}

/** What a creator of the former system tells beside the account, whose form has asked for the name. Source: product §2 */
export function MovingFields(props: MovingFieldsProps) {
  const { written, errors, lists, today, uploads, isApplying, filesNote } = props
  const { words } = useSite()
  const fields = { written, errors, comments: {} }
  return (
    <>
      <h2>{words('oldUsers.creatorTitle')}</h2>
      <p className="web-aside">{words(isApplying ? 'oldUsers.creatorEnded' : 'oldUsers.creatorLives')}</p>
      {isApplying ? (
        <>
          <input type="hidden" name="type" value="" />
          <TypeFields {...fields} types={creatorClasses} />
        </>
      ) : null}
      {/* The account has parts of the usual names. */}
      <PersonFields {...fields} lists={lists} hasName={false} title={words('oldUsers.creatorPerson')} />
      <ContactFields {...fields} title={words('oldUsers.creatorContact')} />
      <ProfileFields {...fields} />
      <WorksFields {...fields} today={today} onChange={() => {}} />
      <AttachmentFields {...fields} uploads={uploads} note={filesNote} />
    </>
  )
}
