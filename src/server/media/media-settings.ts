import type { Redacted } from "effect"

/** An S3 bucket, named in the path of the URL, not in the host. */
export interface BucketSettings {
  /** Origin of the S3 service, e.g. `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly keyId: string
  readonly secret: Redacted.Redacted
}
