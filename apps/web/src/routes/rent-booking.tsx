import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { BookedTicket } from '../features/rent/booked-ticket.tsx'
import { bookRent, quoteBooking, type BookingAnswer } from '../features/rent/book.ts'
import { bookingData, deviceIdOf } from '../features/rent/booking-data.ts'
import { BookingScreen } from '../features/rent/booking-screen.tsx'
import { formValues, valuesOf } from '../lib/form-values.ts'
import { keptForm } from '../lib/kept-form.ts'
import { nameOf } from '../lib/localised.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, requireMember, screenOf } from '../lib/screen.ts'
import { useSettled } from '../lib/use-settled.ts'
import { useToast } from '../shell/toasts.tsx'

/** An address that names no device, `preview` among them, is the 404 screen for everybody. Decision: addresses */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const deviceId = deviceIdOf(args.params.deviceId)
  const data = await bookingData(screen, deviceId)
  // A page without scripts asks for the price by its address.
  const query = valuesOf(screen.url.searchParams)
  return { ...data, asked: query.intent === 'quote' ? await quoteBooking(screen, deviceId, query) : null }
}

export async function action(args: ActionFunctionArgs) {
  const screen = screenOf(args)
  const deviceId = deviceIdOf(args.params.deviceId)
  await requireMember(screen)
  const values = await formValues(args.request)
  // Whoever asks for a price books nothing, whichever way they ask.
  if (values.intent === 'quote') return quoteBooking(screen, deviceId, values)
  const answer = await bookRent(screen, deviceId, values)
  return answer instanceof Response ? answer : formAnswer(args, answer, answer.status)
}

/** With the same key, because nobody knows whether the booking arrived: sent again it is booked once. */
export const clientAction = keptForm<BookingAnswer>(({ values, message, toast }) => ({
  chosen: { startsAt: values.starts_at ?? '', endsAt: values.ends_at ?? '', seat: values.seat_id ?? '' },
  quote: null,
  problem: { fieldId: 'time', message, detail: null },
  also: [],
  alternatives: null,
  key: values.key ?? crypto.randomUUID(),
  status: 503,
  toast,
}))

export const meta = (
  input: MetaInput & {
    loaderData?: { device: { name_zh: string; name_ja: string | null; name_en: string | null } } | undefined
  },
) =>
  pageMeta(input, (words, language) => ({
    title: input.loaderData
      ? words('rent.bookingTitle', { name: nameOf(input.loaderData.device, language) })
      : words('rent.title'),
    noindex: true,
  }))

/** rentBooking: choose a time of a device and book it. Source: product §2, §5 */
export default function RentBooking() {
  const data = useLoaderData<typeof loader>()
  const answer = useSettled(useActionData<typeof action>() ?? null)
  useToast(answer?.toast)
  if (data.ticket)
    return (
      <BookedTicket
        rent={data.ticket}
        balance={data.member.balance}
        cover={{ seed: data.device.slug, subject: data.device.type.slug }}
      />
    )
  return <BookingScreen data={data} answer={answer ?? data.asked} />
}
