import { createTemplate, dropDatabase, serverVariable, templateVariable } from './fresh-database.ts'
import { startTestServer } from './test-server.ts'

/**
 * One database server and one migrated template for a whole run of vitest, whichever of its projects asks first. With
 * `TEST_DATABASE_URL` set, the template is made on that server instead and dropped at the end.
 */
export default async function setUpDatabase(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[templateVariable]) return undefined
  const given = process.env[serverVariable]
  const server = given ? { url: given, stop: async () => {} } : await startTestServer()
  const template = await createTemplate(server.url)
  process.env[serverVariable] = server.url
  process.env[templateVariable] = template
  return async () => {
    if (given) await dropDatabase(given, template)
    await server.stop()
  }
}
