import type { Answer, TestApi } from './test-api.ts'

/** Forms of postings as the desk sends them; what a test leaves out is empty. */
export const postingForms = {
  panels: (fields: object = {}) => ({ title_zh: '島嶼分格', link: '/rent_list', ...fields }),
  notices: (fields: object = {}) => ({ title_zh: '颱風休館', ...fields }),
  faq_types: (fields: object = {}) => ({ name_zh: '參觀', ...fields }),
  faqs: (fields: object = {}) => ({ question_zh: '可以帶寵物嗎？', answer_zh: '<p>導盲犬可以。</p>', ...fields }),
} as const

type Name = keyof typeof postingForms

/** Somebody of the desk who posts, by the short names of what they do. */
export function whoPosts(api: TestApi, token: string) {
  const call = (route: string, body?: unknown, version?: number): Promise<Answer<any>> =>
    api.call(route, {
      token,
      ...(body === undefined ? {} : { body }),
      ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
    })
  return {
    call,
    add: (name: Name, fields: object = {}) => call(`POST /staff/${name}`, postingForms[name](fields)),
    save: (name: Name, id: number, fields: object = {}, version?: number) =>
      call(`PUT /staff/${name}/${id}`, postingForms[name](fields), version),
    move: (name: Name, id: number, action: string, body: object = {}, version?: number) =>
      call(`POST /staff/${name}/${id}/${action}`, body, version),
    remove: (name: Name, id: number, version?: number) => call(`DELETE /staff/${name}/${id}`, undefined, version),
    order: (name: Name, ids: readonly number[], seen: readonly number[]) =>
      call(`PUT /staff/${name}/order`, { ids, seen }),
    ids: async (name: Name, query = ''): Promise<number[]> =>
      (await call(`GET /staff/${name}?per_page=100${query}`)).body.data.map(({ id }: { id: number }) => id),
  }
}
