import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { slots } from '../passwords.ts'
import type { FileStorage } from './file-storage.ts'

export interface S3Place {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** A file is in memory while it is sent, so that a try can be repeated: so many at once. */
const parallelPutsMax = 4
const triesMax = 3
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
    put: (key, source) =>
      queue(async () => {
        const bytes = await readFile(source.path)
        const md5 = createHash('md5').update(bytes).digest('base64')
        // With its digest beside it, the store refuses what was damaged on the way.
        await client.send(
          new PutObjectCommand({ ...at(key), Body: bytes, ContentMD5: md5, ContentType: 'application/octet-stream' }),
        )
      }),
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
