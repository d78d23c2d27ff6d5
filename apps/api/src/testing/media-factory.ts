import type { MediaDetail } from '@koma/contract/media.ts'
import type { HandJobs } from './hand-jobs.ts'
import { pictureForm, pngOf } from './picture-factory.ts'
import type { Answer, TestApi } from './test-api.ts'

/** Somebody of the desk with pictures, by the short names of what they do. */
export function atTheLibrary(api: TestApi, token: string) {
  const send = (route: string, form: object, version?: number): Promise<Answer<any>> => {
    const { headers, body } = form as ReturnType<typeof pictureForm>
    return api.call(route, {
      token,
      body,
      headers: { ...headers, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
    })
  }
  const call = (route: string, body?: unknown, version?: number): Promise<Answer<any>> =>
    api.call(route, {
      token,
      ...(body === undefined ? {} : { body }),
      ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
    })
  const make = () => (api.deps.jobs as HandJobs).handleSent()
  return {
    call,
    /** Makes the sizes of everything that was uploaded. */
    make,
    upload: (fields: Record<string, string> = { alt_zh: '窗邊的貓' }, bytes = pngOf(800, 600), name = 'cat.png') =>
      send('POST /staff/media', pictureForm(fields, bytes, name)),
    replace: (id: string, bytes: Buffer, version?: number) =>
      send(`POST /staff/media/${id}/replace`, pictureForm({}, bytes, 'other.png'), version),
    /** A picture with all its sizes. */
    async picture(
      fields: Record<string, string> = { alt_zh: '窗邊的貓' },
      bytes = pngOf(800, 600),
    ): Promise<MediaDetail> {
      const { body } = await send('POST /staff/media', pictureForm(fields, bytes))
      await make()
      return (await call(`GET /staff/media/${body.id}`)).body
    },
    read: async (id: string): Promise<MediaDetail> => (await call(`GET /staff/media/${id}`)).body,
    move: (id: string, action: 'trash' | 'restore', version?: number) =>
      call(`POST /staff/media/${id}/${action}`, {}, version),
  }
}
