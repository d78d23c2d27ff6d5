import { RadioGroup } from '@koma/ui/radio-group.tsx'
import { useSite } from '../../lib/use-language.ts'
import { FormPart, type PartProps } from './form-part.tsx'

/** The class one would like; everybody begins as a general member. Source: product §3, §6 */
export function ClassFields({ values, errors }: PartProps) {
  const { words } = useSite()
  return (
    <FormPart title={words('members.partClass')}>
      <RadioGroup
        id="type"
        name="type"
        label={words('members.class')}
        error={errors.type}
        defaultValue={values.type ?? 'general'}
        options={[
          { value: 'general', label: words('members.classGeneral'), hint: words('members.classGeneralText') },
          {
            value: 'associate_creator',
            label: words('members.classAssociate'),
            hint: words('members.classAssociateText'),
          },
          { value: 'creator', label: words('members.classCreator'), hint: words('members.classCreatorText') },
        ]}
      />
      <p className="web-aside">
        <strong>{words('members.classLoyal')}</strong> <span>{words('members.classLoyalText')}</span>
      </p>
    </FormPart>
  )
}
