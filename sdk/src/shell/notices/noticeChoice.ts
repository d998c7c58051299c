import { type NoticeChoice, noticeDays, type NoticeKind, noticeKinds } from '../../data/home/useNotices.js'
import { usePreference } from '../../preferences/PreferencesProvider.js'

/** Choices for the number of notices shown. */
export const noticeNumbers: readonly number[] = [10, 20, 50]

const usual = { kinds: [...noticeKinds] as readonly string[], days: 7, most: 10 }

/** The user's choice of notices, stored with the other preferences, and a function to change it. */
export function useNoticeChoice(): readonly [NoticeChoice, (next: Partial<NoticeChoice>) => void] {
  const [kept, keep] = usePreference<Partial<typeof usual>>('notices', usual)
  // Another version may have stored other values.
  const kinds = Array.isArray(kept.kinds) ? noticeKinds.filter((kind) => kept.kinds?.includes(kind)) : noticeKinds
  const days = noticeDays.find((known) => known === kept.days) ?? usual.days
  const most = noticeNumbers.find((known) => known === kept.most) ?? usual.most
  return [{ kinds, days, most }, (next) => void keep({ kinds, days, most, ...next })]
}

/** The kinds with one added or removed, in their usual order. */
export function withKind(kinds: readonly NoticeKind[], kind: NoticeKind, isWanted: boolean): readonly NoticeKind[] {
  return noticeKinds.filter((known) => (known === kind ? isWanted : kinds.includes(known)))
}
