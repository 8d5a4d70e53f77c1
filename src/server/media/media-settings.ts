import type { Redacted } from "effect"

/** An S3 bucket, addressed in the path. */
export interface BucketSettings {
  /** Origin of the service: `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly keyId: string
  readonly secret: Redacted.Redacted
}
