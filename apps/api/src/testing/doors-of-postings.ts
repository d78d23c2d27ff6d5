import type { DoorRow } from './door.ts'

export const readsContent = ['admin', 'editor', 'reviewer', 'auditor']
export const writesContent = ['admin', 'editor']

const panel = { title_zh: '橫幅' }
const notice = { title_zh: '公告' }
const question = { question_zh: '問題', answer_zh: '<p>答案</p>', type_id: 2_147_483_647 }
const type = { name_zh: '類別' }
const centre = { name_zh: '漫畫文化中心' }

/** The doors of what staff post beside the articles, and of the centre's own facts. Decision: staff console (roles) */
export const doorsOfPostings: Readonly<Record<string, DoorRow>> = {
  ...doorsOf('panels', panel, { isOrdered: true, hasWindow: true, added: 201 }),
  ...doorsOf('notices', notice, { isOrdered: false, hasWindow: true, added: 201 }),
  ...doorsOf('faqs', question, { isOrdered: true, hasWindow: true, added: 422 }),
  ...doorsOf('faq_types', type, { isOrdered: true, hasWindow: false, added: 201 }),
  'GET /staff/posting_coverage': { door: readsContent, inside: 200 },
  'POST /staff/panels/preview': { door: readsContent, inside: 200 },
  'POST /staff/notices/:id/preview': { door: readsContent, inside: 404 },
  'POST /staff/faqs/:id/preview': { door: readsContent, inside: 404 },
  'GET /notices/preview': { door: 'everybody', inside: 404 },
  'GET /faq/preview': { door: 'everybody', inside: 404 },
  'GET /home/preview': { door: 'everybody', inside: 404 },
  'GET /notices': { door: 'everybody', inside: 200 },
  'GET /redirect': { door: 'everybody', inside: 422 },
  'GET /centre': { door: 'everybody', inside: 200 },
  'GET /staff/redirects': { door: readsContent, inside: 200 },
  'GET /staff/redirects/:id': { door: readsContent, inside: 404 },
  // Of the right form, and a circle.
  'POST /staff/redirects': { door: writesContent, inside: 422, send: { body: { from: '/old', to: '/old' } } },
  'PUT /staff/redirects/:id': { door: writesContent, inside: 404, send: { body: { from: '/old', to: '/' } } },
  'DELETE /staff/redirects/:id': { door: writesContent, inside: 404 },
  'GET /staff/centre': { door: ['admin', 'finance', 'auditor'], inside: 200 },
  'POST /staff/centre': { door: ['admin'], inside: 200, send: { body: centre } },
  'POST /staff/centre/withdraw': {
    door: ['admin'],
    inside: 404,
    send: { body: { valid_from: '2026-01-01 00:00:00' } },
  },
}

function doorsOf(
  name: string,
  body: object,
  { isOrdered, hasWindow, added }: { isOrdered: boolean; hasWindow: boolean; added: number },
): Readonly<Record<string, DoorRow>> {
  return {
    [`GET /staff/${name}`]: { door: readsContent, inside: 200 },
    [`GET /staff/${name}/:id`]: { door: readsContent, inside: 404 },
    [`POST /staff/${name}`]: { door: writesContent, inside: added, send: { body } },
    [`PUT /staff/${name}/:id`]: { door: writesContent, inside: 404, send: { body } },
    [`DELETE /staff/${name}/:id`]: { door: writesContent, inside: 404 },
    [`GET /staff/${name}/:id/revisions`]: { door: readsContent, inside: 404 },
    [`GET /staff/${name}/:id/revisions/:revision`]: { door: readsContent, inside: 404 },
    [`POST /staff/${name}/:id/lock`]: { door: writesContent, inside: 404, send: { body: {} } },
    [`POST /staff/${name}/:id/unlock`]: { door: writesContent, inside: 204 },
    [`POST /staff/${name}/:id/revert`]: { door: writesContent, inside: 404, send: { body: { revision: 1 } } },
    ...(hasWindow && {
      [`POST /staff/${name}/:id/trash`]: { door: writesContent, inside: 404 },
      [`POST /staff/${name}/:id/restore`]: { door: writesContent, inside: 404 },
      [`POST /staff/${name}/:id/publish`]: { door: writesContent, inside: 404, send: { body: {} } },
      [`POST /staff/${name}/:id/unpublish`]: { door: writesContent, inside: 404 },
    }),
    ...(isOrdered && {
      [`PUT /staff/${name}/order`]: { door: writesContent, inside: 422, send: { body: { ids: [1], seen: [2] } } },
    }),
  }
}
