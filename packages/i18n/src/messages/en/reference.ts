import type { reference as source } from '../zh/reference.ts'

export const reference = {
  title: 'Koma API reference',
  intro:
    'The API of the Comic Culture Centre, used alike by the site, the mobile app and the staff console. Every time is the time of Taipei, written as YYYY-MM-DD HH:mm:ss.',
  download: 'Download the OpenAPI 3.1 document',
  contents: 'Contents',
  public: 'No sign-in needed',
  visitor: 'Sign-in is optional',
  member: 'Needs a member’s access token',
  staff: 'Needs a staff member’s access token',
  parameters: 'Parameters',
  name: 'Name',
  place: 'Place',
  type: 'Type',
  required: 'Required',
  yes: 'Yes',
  no: 'No',
  body: 'Request body',
  answers: 'Answers',
  status: 'Status',
  meaning: 'Meaning',
  records: 'Records',
} as const satisfies Record<keyof typeof source, string>
