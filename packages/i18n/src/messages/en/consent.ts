import type { consent as source } from '../zh/consent.ts'

/** The question before any tag is loaded. Source: product §1 "A tag manager" */
export const consent = {
  title: 'May we count your visit?',
  text: 'We would like to use Google’s tools to see which pages are read and where the site is hard to use. Nothing is loaded before you agree, and everything works if you do not.',
  yes: 'Yes, count it',
  no: 'No, do not',
  more: 'Privacy policy',
  change: 'Visitor statistics settings',
} satisfies Record<keyof typeof source, string>
