import { createServer } from 'node:http'

// A bare node:http server in a process of its own: sends the bytes that it is given on its channel, and nothing else.
let body = Buffer.alloc(0)
let headers: Record<string, string> = {}

const server = createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
})

process.on('message', (message: { body: string; headers: Record<string, string> }) => {
  body = Buffer.from(message.body, 'base64')
  headers = { ...message.headers, 'content-length': String(body.length) }
  process.send!('set')
})
process.on('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () => process.send!((server.address() as { port: number }).port))
