/** What a movement of points was for. */
export const note = {
  rent: '預約 {{number}}',
  rent_cancelled: '取消預約 {{number}}，點數退回',
  old_user: '舊會員系統轉入（{{number}}）',
  month: '{{month}} 每月贈點',
} as const
