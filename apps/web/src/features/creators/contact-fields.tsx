import { TextField } from '@koma/ui/text-field.tsx'
import { useSite } from '../../lib/use-language.ts'
import type { FieldProps } from './field-props.ts'
import { FormPart } from './form-part.tsx'
import { hintOf } from './remark.tsx'

/** Address, website and social network. Source: product §3 "Creator application" */
export function ContactFields({ written, errors, comments, title }: FieldProps & { readonly title?: string }) {
  const { words } = useSite()
  const mark = words('creators.required')
  return (
    <FormPart title={title ?? words('creators.partContact')}>
      <div className="k-form-pair">
        <TextField
          {...{ id: 'postal_code', name: 'postal_code', inputMode: 'numeric' }}
          label={words('creators.postalCode')}
          hint={hintOf(comments.postal_code)}
          error={errors.postal_code}
          autoComplete="postal-code"
          defaultValue={written.postal_code}
        />
        <TextField
          {...{ id: 'village', name: 'village' }}
          label={words('creators.village')}
          hint={hintOf(comments.village)}
          error={errors.village}
          defaultValue={written.village}
        />
      </div>
      <TextField
        {...{ id: 'address', name: 'address', mark }}
        label={words('creators.address')}
        hint={hintOf(comments.address)}
        error={errors.address}
        autoComplete="street-address"
        defaultValue={written.address}
        required
      />
      <TextField
        {...{ id: 'website_url', name: 'website_url', type: 'url' }}
        label={words('creators.website')}
        hint={hintOf(comments.website_url, words('creators.urlHint'))}
        error={errors.website_url}
        autoComplete="url"
        defaultValue={written.website_url}
      />
      <TextField
        {...{ id: 'social_url', name: 'social_url', type: 'url' }}
        label={words('creators.social')}
        hint={hintOf(comments.social_url)}
        error={errors.social_url}
        defaultValue={written.social_url}
      />
    </FormPart>
  )
}
