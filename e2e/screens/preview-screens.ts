import { expect } from '@playwright/test'
import { drafts, previewOf } from '../fixtures/drafts.ts'
import type { Screen } from './screen.ts'

/** What the desk shows by a link before anybody else sees it. Source: product §2 (id preview). Decision: addresses (preview) */
export const previewScreens: readonly Screen[] = [
  {
    name: 'notice-preview',
    path: async (scene) => `${scene.wording.paths.home()}/${await previewOf(scene, 'notices')}`,
    title: ({ wording }) => wording.words('shell.navHome'),
    async arrange({ page, wording }) {
      const above = page.getByRole('complementary', { name: wording.words('front.notices') })
      await expect(above).toContainText(drafts.notices[`title_${wording.language}`])
    },
  },
  {
    name: 'faq-preview',
    path: async (scene) => `${scene.wording.paths.home()}/${await previewOf(scene, 'faqs')}`,
    title: ({ wording }) => wording.words('news.previewTitle', { title: drafts.faqs[`question_${wording.language}`] }),
    async arrange({ page, wording }) {
      await page.getByRole('link', { name: wording.words('faq.toDraft') }).click()
      await expect(page.getByText(drafts.faqs[`answer_${wording.language}`].replaceAll(/<\/?p>/g, ''))).toBeInViewport()
    },
  },
  {
    name: 'faq-preview-without-link',
    path: ({ wording }) => `${wording.paths.home()}/faq/preview`,
    title: ({ wording }) => wording.words('errors.notFoundTitle'),
    status: 404,
  },
]
