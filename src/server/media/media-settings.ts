import type { Redacted } from "effect"

/** A bucket that speaks S3, by the path of its name. */
export interface BucketSettings {
  /** Origin of the service: `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly keyId: string
  readonly secret: Redacted.Redacted
}
