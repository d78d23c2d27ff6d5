import { useState } from 'react'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { StaffMe, StaffRent } from '@koma/contract/staff.ts'
import { BookingRow } from './booking-row.tsx'
import { isAskedFirst, type DeskAction } from './desk-actions.ts'
import { DeskDialog } from './desk-dialog.tsx'
import { groupBoard, type BoardGroup, type Grouping } from './board-groups.ts'
import { deskOrder, useDeskAction } from './use-desk-action.ts'
import type { Board } from './use-board.ts'

interface Props {
  readonly board: Board
  readonly shown: readonly StaffRent[]
  readonly grouping: Grouping
  readonly me: StaffMe | undefined
  /** After an action has been answered, whatever the answer. */
  onDone(rent: StaffRent): void
}

/** The bookings under their headings, with what can be done to each. */
export function BoardList({ board, shown, grouping, me, onDone }: Props) {
  const desk = useDeskAction()
  const [asked, setAsked] = useState<{ action: DeskAction; rent: StaffRent }>()
  const act = (action: DeskAction, rent: StaffRent, note?: string) =>
    desk.mutate(deskOrder(action, rent, note), { onSettled: () => onDone(rent) })
  return (
    <>
      {groupBoard(shown, grouping, board.date).map((group) => (
        <section key={group.key} className="c-group">
          <h2>
            <GroupHeading group={group} />
          </h2>
          <ul>
            {group.rents.map((rent) => (
              <BookingRow
                key={rent.id}
                rent={rent}
                date={board.date}
                now={board.setting.now}
                me={me}
                busy={desk.isPending && desk.variables.rent.id === rent.id}
                onAct={(action) =>
                  isAskedFirst(action, rent, board.setting.now) ? setAsked({ action, rent }) : act(action, rent)
                }
              />
            ))}
          </ul>
        </section>
      ))}
      {asked && (
        <DeskDialog
          {...asked}
          now={board.setting.now}
          onCancel={() => setAsked(undefined)}
          onConfirm={(note) => {
            setAsked(undefined)
            act(asked.action, asked.rent, note)
          }}
        />
      )}
    </>
  )
}

function GroupHeading({ group }: { group: BoardGroup }) {
  const text = useText()
  const formats = useFormats()
  switch (group.by) {
    case 'earlier':
      return <>{text('consoleRent.since_earlier')}</>
    case 'time':
      return <>{formats.time(group.startsAt)}</>
    case 'device':
      return (
        <>
          {formats.name(group.device)} <small>{group.device.floor}</small>
        </>
      )
  }
}
