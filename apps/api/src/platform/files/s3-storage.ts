import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { slots } from '../slots.ts'
import type { FileStorage, StoredSource } from './file-storage.ts'

export interface S3Place {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Connections that send at once; the other files wait on the disk. */
const parallelPutsMax = 4
const triesMax = 3
/** Before the second try; twice as long before the third. */
const firstPauseMs = 100
const connectMsMax = 3_000
const answerMsMax = 20_000

/** Files in any store that speaks S3: AWS, Swift, MinIO, Ceph … The bucket is private; nothing here makes links. */
export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Place): FileStorage {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Every store knows paths, not every one names with its bucket in front.
    forcePathStyle: true,
    // Others than AWS keep the newer checksums' framing as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: triesMax,
    requestHandler: { connectionTimeout: connectMsMax, requestTimeout: answerMsMax, throwOnRequestTimeout: true },
  })
  const queue = slots(parallelPutsMax)
  const at = (key: string) => ({ Bucket: bucket, Key: `files/${key}` })
  return {
    put: (key, source) => queue(() => repeated(() => send(client, at(key), source))),
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)))
        return Body as Readable
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
  }
}

/**
 * Sends the file as it is read from the disk: it is never whole in memory. With its digests beside it, the store refuses
 * what was damaged on the way.
 */
async function send(
  client: S3Client,
  place: { readonly Bucket: string; readonly Key: string },
  source: StoredSource,
): Promise<void> {
  const md5 = createHash('md5')
  await pipeline(createReadStream(source.path), md5)
  const body = createReadStream(source.path)
  try {
    const command = new PutObjectCommand({
      ...place,
      Body: body,
      ContentLength: source.size,
      ContentMD5: md5.digest('base64'),
      ContentType: 'application/octet-stream',
    })
    // What is signed with the request; the client works it out itself for bytes, and not for a stream.
    const digested = { 'x-amz-content-sha256': source.digest.toString('hex') }
    command.middlewareStack.add(
      (next) => (args) => {
        Object.assign((args.request as { headers: Record<string, string> }).headers, digested)
        return next(args)
      },
      { step: 'build' },
    )
    await client.send(command)
  } finally {
    body.destroy()
  }
}

/** The client repeats nothing that it streams, so this does: what the store, or the way to it, failed to do. */
async function repeated(task: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await task()
    } catch (error) {
      if (tried >= triesMax || !isWorthATry(error)) throw error
      await pause(firstPauseMs * 2 ** (tried - 1))
    }
  }
}

/** Not a refusal, and not a file that cannot be read. */
function isWorthATry(error: unknown): boolean {
  const { $metadata, code } = error as { $metadata?: { httpStatusCode?: number }; code?: string }
  if (code === 'ENOENT' || code === 'EACCES') return false
  const status = $metadata?.httpStatusCode
  return status === undefined || status >= 500 || status === 429
}
