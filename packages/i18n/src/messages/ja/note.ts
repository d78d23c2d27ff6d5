import type { note as source } from '../zh/note.ts'

export const note = {
  rent: '予約 {{number}}',
  rent_cancelled: '予約 {{number}} の取消によるポイント返却',
  old_user: '旧会員システムから移行（{{number}}）',
  month: '{{month}} の毎月付与',
} satisfies Record<keyof typeof source, string>
