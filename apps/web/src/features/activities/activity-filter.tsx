import { activityCategories, type ActivityCategory } from '@koma/domain/activities.ts'
import { Button } from '@koma/ui/button.tsx'
import { CheckboxField } from '@koma/ui/checkbox-field.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { TabLinks } from '@koma/ui/tab-links.tsx'
import { TextField } from '@koma/ui/text-field.tsx'
import { Form } from 'react-router'
import { useSite } from '../../lib/use-language.ts'

/** What the address asks of the activities of a category. */
export interface AskedActivities {
  readonly when?: 'past' | undefined
  readonly q?: string | undefined
  readonly open?: 1 | undefined
  readonly tag?: number | undefined
}

interface ActivityFilterProps {
  readonly category: ActivityCategory
  readonly asked: AskedActivities
  readonly counts: { readonly upcoming: number; readonly past: number }
}

/** Which category, those to come or those that are over, and with which words. Works without scripts. */
export function ActivityFilter({ category, asked, counts }: ActivityFilterProps) {
  const { words, paths } = useSite()
  return (
    <div className="k-stack web-list-filter">
      <CategoryTabs category={category} />
      <TabLinks
        label={words('activities.times')}
        items={[
          {
            href: paths.activityList(category),
            label: words('activities.upcoming'),
            current: asked.when !== 'past',
            count: counts.upcoming,
          },
          {
            href: paths.activityList(category, { when: 'past' }),
            label: words('activities.past'),
            current: asked.when === 'past',
            count: counts.past,
          },
        ]}
      />
      <ActivitySearch category={category} asked={asked} />
    </div>
  )
}

/** Words, and only what one can register for now; of what is over there is nothing to register for. */
function ActivitySearch({ category, asked }: Omit<ActivityFilterProps, 'counts'>) {
  const { words, paths } = useSite()
  const isFiltered = asked.q !== undefined || asked.open !== undefined || asked.tag !== undefined
  return (
    <Form
      method="get"
      action={paths.activityList(category)}
      role="search"
      className="web-filter"
      aria-label={words('activities.filters')}
      preventScrollReset
      key={JSON.stringify(asked)}
    >
      {asked.when ? <input type="hidden" name="when" value={asked.when} /> : null}
      <TextField name="q" type="search" label={words('activities.words')} defaultValue={asked.q ?? ''} />
      {asked.when === 'past' || category === 'exhibition' ? null : (
        <CheckboxField
          name="open"
          value="1"
          label={words('activities.onlyOpen')}
          defaultChecked={asked.open !== undefined}
        />
      )}
      <div className="k-row">
        <Button type="submit">{words('activities.apply')}</Button>
        {isFiltered ? (
          <LinkButton href={paths.activityList(category, { when: asked.when })} variant="quiet">
            {words('activities.clear')}
          </LinkButton>
        ) : null}
      </div>
    </Form>
  )
}

/** The four categories side by side; without one, the overview is open. */
export function CategoryTabs({ category }: { category: ActivityCategory | null }) {
  const { words, paths } = useSite()
  return (
    <TabLinks
      label={words('activities.categories')}
      items={[
        {
          href: paths.activityOverview(),
          label: words('activities.allCategories'),
          current: category === null,
        },
        ...activityCategories.map((one) => ({
          href: paths.activityList(one),
          label: words(`activities.${one}`),
          current: one === category,
        })),
      ]}
    />
  )
}
