import { Redacted } from "effect"
import { StartProblem } from "./config.ts"
import type { BucketSettings } from "./media/media-settings.ts"
import { allOf, originOf } from "./payment-settings.ts"

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings of the bucket for pictures; undefined if pictures are stored in the database. */
export const readBucketSettings = (environment: Environment): BucketSettings | undefined => {
  const values = allOf(
    environment,
    ["MEDIA_BUCKET", "MEDIA_ENDPOINT", "MEDIA_REGION", "MEDIA_ACCESS_KEY_ID", "MEDIA_SECRET_ACCESS_KEY"],
    "keep pictures in the database"
  )
  if (values === undefined) return undefined
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u.test(values.MEDIA_BUCKET))
    throw new StartProblem(`MEDIA_BUCKET is "${values.MEDIA_BUCKET}", which is no name of a bucket.`)
  return {
    endpoint: originOf("MEDIA_ENDPOINT", values.MEDIA_ENDPOINT),
    bucket: values.MEDIA_BUCKET,
    region: values.MEDIA_REGION,
    keyId: values.MEDIA_ACCESS_KEY_ID,
    secret: Redacted.make(values.MEDIA_SECRET_ACCESS_KEY)
  }
}
