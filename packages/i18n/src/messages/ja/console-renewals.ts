import type { consoleRenewals as source } from '../zh/console-renewals.ts'

/** Renewals of creators as staff review them. */
export const consoleRenewals = {
  submitted_at: '送信日時',
  review_by: '審査の期限',
  membership: '今回の会員期間',
  work: '商業発表した作品',
  decision: '審査',
  status_under_review: '審査中',
  status_review_passed: '承認',
  status_review_failed: '不承認',
  approve: '承認する',
  reject: '承認しない',
  ask_approve: 'この更新を承認しますか。会員資格がもう一期続きます。',
  ask_reject: 'この更新を承認しませんか。',
  done_approve: '承認しました。会員資格が続きます。',
  done_reject: '不承認を伝えました。理由は会員に届きます。',
  reason: '理由',
  reason_hint: 'この文は会員が読みます。',
  empty_next: 'クリエイターは期限が近づくと更新を申し込めます。申し込みはここに表示されます。',
} satisfies Record<keyof typeof source, string>
