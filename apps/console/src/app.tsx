import { postingKinds } from '@koma/contract/postings.ts'
import { QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { AdminContext, AdminUI, CustomRoutes, Notification, Resource, type AuthProvider, type Store } from 'react-admin'
import { Route } from 'react-router-dom'
import type { StaffDataProvider } from './data/data-provider.ts'
import type { Resource as Guarded } from './auth/access.ts'
import { SignInPage } from './auth/sign-in-page.tsx'
import type { ConsoleI18n } from './i18n/i18n-provider.ts'
import { AdjustmentList } from './features/points/adjustment-list.tsx'
import { AuditList } from './features/audit/audit-list.tsx'
import { ClientList } from './features/clients/client-list.tsx'
import { BoardPage } from './features/rent/board-page.tsx'
import { ApplicationList } from './features/creators/application-list.tsx'
import { ApplicationPage } from './features/creators/application-page.tsx'
import { ContentList } from './features/content/content-list.tsx'
import { CoveragePage } from './features/content/coverage-page.tsx'
import { ItemPage } from './features/content/item-page.tsx'
import { PostingEditor } from './features/content/postings/posting-editor.tsx'
import { PostingList } from './features/content/postings/posting-list.tsx'
import { PostingPage } from './features/content/postings/posting-page.tsx'
import { postingSpecs } from './features/content/postings/posting-specs.ts'
import { CentrePage } from './features/centre/centre-page.tsx'
import { DeletionList } from './features/deletions/deletion-list.tsx'
import { MediaList } from './features/media/media-list.tsx'
import { MediaPage } from './features/media/media-page.tsx'
import { TagList } from './features/tags/tag-list.tsx'
import { FileList } from './features/files/file-list.tsx'
import { TicketList } from './features/contact/ticket-list.tsx'
import { TicketPage } from './features/contact/ticket-page.tsx'
import { MemberList } from './features/members/member-list.tsx'
import { MemberPage } from './features/members/member-page.tsx'
import { ImportPage } from './features/old-users/import-page.tsx'
import { RenewalList } from './features/membership/renewal-list.tsx'
import { MissList } from './features/search/miss-list.tsx'
import { MessageList } from './features/messages/message-list.tsx'
import { OldUserList } from './features/old-users/old-user-list.tsx'
import { RedirectList } from './features/redirects/redirect-list.tsx'
import { Allowed } from './shell/allowed.tsx'
import { ConsoleLayout } from './shell/console-layout.tsx'
import { NoSuchPage, NotAllowed, SignInUnknown } from './shell/dead-ends.tsx'
import { FirstPage } from './shell/first-page.tsx'
import { Waiting } from './shell/waiting.tsx'
import { dayTheme, nightTheme } from './theme/house-theme.ts'

interface Props {
  readonly dataProvider: StaffDataProvider
  readonly authProvider: AuthProvider
  readonly i18nProvider: ConsoleI18n
  readonly store: Store
}

/** The console's pages. Nothing is reported to anybody: react-admin's telemetry is off. */
export function App(providers: Props) {
  return (
    <AdminContext {...providers} queryClient={queryClient} lightTheme={dayTheme} darkTheme={nightTheme}>
      <AdminUI
        requireAuth
        disableTelemetry
        dashboard={FirstPage}
        layout={ConsoleLayout}
        loginPage={SignInPage}
        catchAll={NoSuchPage}
        accessDenied={NotAllowed}
        authenticationError={SignInUnknown}
        loading={Waiting}
        notification={Toasts}
        title="Koma"
      >
        {ownRoutes()}
        <Resource
          name="members"
          list={allowed('members', 'list', <MemberList />)}
          show={allowed('members', 'show', <MemberPage />)}
        />
        <Resource
          name="creators"
          list={allowed('creators', 'list', <ApplicationList />)}
          show={allowed('creators', 'show', <ApplicationPage />)}
        />
        {siteResources()}
        <Resource name="files" list={allowed('files', 'list', <FileList />)} />
        <Resource name="deletions" list={allowed('deletions', 'list', <DeletionList />)} />
        <Resource
          name="contact"
          list={allowed('contact', 'list', <TicketList />)}
          show={allowed('contact', 'show', <TicketPage />)}
        />
        <Resource name="renewals" list={allowed('renewals', 'list', <RenewalList />)} />
        <Resource name="adjustments" list={allowed('adjustments', 'list', <AdjustmentList />)} />
        <Resource name="old_users" list={allowed('old_users', 'list', <OldUserList />)} />
        <Resource name="audit" list={allowed('audit', 'list', <AuditList />)} />
        <Resource name="clients" list={allowed('clients', 'list', <ClientList />)} />
        <Resource name="messages" list={allowed('messages', 'list', <MessageList />)} />
      </AdminUI>
    </AdminContext>
  )
}

/** What visitors read, and what is posted beside it. */
function siteResources() {
  return (
    <>
      <Resource
        name="content"
        list={allowed('content', 'list', <ContentList />)}
        show={allowed('content', 'show', <ItemPage />)}
      />
      <Resource
        name="media"
        list={allowed('media', 'list', <MediaList />)}
        show={allowed('media', 'show', <MediaPage />)}
      />
      <Resource name="tags" list={allowed('tags', 'list', <TagList />)} />
      <Resource name="search_misses" list={allowed('search_misses', 'list', <MissList />)} />
      {postingKinds.map((name) => (
        <Resource
          key={name}
          name={name}
          list={allowed(name, 'list', <PostingList resource={name} />)}
          show={allowed(name, 'show', <PostingPage resource={name} />)}
          create={allowed(name, 'add', <PostingEditor spec={postingSpecs[name]} onChanged={nothing} />)}
        />
      ))}
      <Resource name="redirects" list={allowed('redirects', 'list', <RedirectList />)} />
    </>
  )
}

/** Pages that are no list and no record. */
function ownRoutes() {
  return (
    <CustomRoutes>
      <Route path="/rent" element={allowed('rent', 'list', <BoardPage />)} />
      <Route path="/old_users/import" element={allowed('old_users', 'import', <ImportPage />)} />
      <Route path="/old_users/import/:id" element={allowed('old_users', 'list', <ImportPage />)} />
      <Route path="/centre" element={allowed('centre', 'list', <CentrePage />)} />
      <Route path="/content_coverage" element={allowed('content', 'list', <CoveragePage />)} />
    </CustomRoutes>
  )
}

/** What is not there yet cannot be read anew. */
const nothing = () => undefined

function allowed(resource: Guarded, action: string, page: ReactElement) {
  return (
    <Allowed resource={resource} action={action}>
      {page}
    </Allowed>
  )
}

// Without a network a call fails and says so, instead of waiting silently for the network to come back. Coming back
// to the window reads nothing anew: every look at a member is written down, and the board reads itself.
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { networkMode: 'always' },
  },
})

const toastPlace = { vertical: 'bottom', horizontal: 'center' } as const

/** Long enough to read at a desk where somebody is talking (milliseconds). */
const toastMs = 5_000

function Toasts() {
  return <Notification anchorOrigin={toastPlace} autoHideDuration={toastMs} multiLine />
}
