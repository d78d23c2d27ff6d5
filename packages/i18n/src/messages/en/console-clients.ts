import type { consoleClients as source } from '../zh/console-clients.ts'
import type { Message } from '../../translate.ts'

export const consoleClients = {
  add: 'Register an app',
  add_title: 'Register an app',
  change: 'Change',
  change_title: 'Change {{name}}',
  save: 'Save',
  search: 'Name',
  name: 'Name',
  name_zh: 'Chinese name',
  name_ja: 'Japanese name',
  name_en: 'English name',
  name_hint: 'What members read on the consent screen.',
  id: 'client_id',
  redirect_uris: 'Return addresses',
  redirect_hint:
    'One a line, exactly as the app sends it: https, the app’s own address (such as example.koma.app:/callback), or http://127.0.0.1/… (any port).',
  members: 'Members',
  status_active: 'In use',
  status_disabled: 'Disabled',
  created_at: 'Registered',
  disable_warning: 'Once disabled, every member’s sign-in in this app ends at once, and it cannot ask for another.',
  name_missing: 'Enter the Chinese name',
  address_missing: 'Enter at least one return address',
  address_wrong: 'One of the addresses cannot be registered; check how it is written',
  address_twice: 'An address is listed twice',
  done_add: 'The app is registered.',
  done_change: 'The change is saved.',
  empty_next: 'Register the mobile app, and members can sign in from there.',
} satisfies Record<keyof typeof source, Message>
