/**
 * The form as it was saved, with whatever was written after it had been sent: who goes on typing while the answer is under
 * way loses nothing. Lists are taken as a whole.
 */
export function withTyped<Form>(now: Form, sent: Form, saved: Form): Form {
  if (JSON.stringify(now) === JSON.stringify(sent)) return saved
  if (!isFields(now) || !isFields(sent) || !isFields(saved)) return now
  const fields = Object.keys(now).map((key) => [key, withTyped(now[key], sent[key], saved[key])])
  return Object.fromEntries(fields) as Form
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
