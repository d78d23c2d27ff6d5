import type { errors as source } from '../zh/errors.ts'
import type { Message } from '../../translate.ts'

export const errors = {
  forbidden: 'No permission for this operation',
  inputFormat: 'The data you entered does not match the required format',
  tooFast: 'Too fast! Please take a short break.',
  unknown: 'Something went wrong. Please try again.',
  noConnection:
    'The site could not be reached. What you entered is still here; please check your connection and try again.',
  crossSite: 'This request did not come from this site, so nothing was done.',
  notFoundTitle: 'Page not found',
  notFoundSound: 'HMM?',
  notFoundText: 'This page does not exist, or the link is wrong.',
  serverTitle: 'Server problem',
  serverSound: 'SPLASH!',
  serverText: 'There is a server problem. Please try later.',
  forbiddenTitle: 'No entry',
  forbiddenSound: 'STOP!',
  backHome: 'Back to home',
  seeRent: 'See workstations and equipment',
  summary: { one: '{{count}} place needs a correction', other: '{{count}} places need a correction' },
  noDataFound: 'No Data Found',
  noRecord: 'No Record',
} satisfies Record<keyof typeof source, Message>
