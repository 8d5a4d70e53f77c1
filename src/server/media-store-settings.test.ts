import { expect, it } from "vitest"
import { readBucketSettings } from "./media-store-settings.ts"

const whole = {
  MEDIA_BUCKET: "bilder-2026",
  MEDIA_ENDPOINT: "https://s3.eu-central-1.example",
  MEDIA_REGION: "eu-central-1",
  MEDIA_ACCESS_KEY_ID: "id",
  MEDIA_SECRET_ACCESS_KEY: "secret"
}

it("pictures go into a bucket if it is fully configured, else into the database (rule media.store)", () => {
  expect(readBucketSettings({})).toBeUndefined()
  expect(readBucketSettings(whole)).toMatchObject({ bucket: "bilder-2026", endpoint: whole.MEDIA_ENDPOINT })
  expect(() => readBucketSettings({ MEDIA_BUCKET: "bilder" })).toThrow(
    "or none to keep pictures in the database"
  )
  expect(() => readBucketSettings({ ...whole, MEDIA_ENDPOINT: "http://s3.example" })).toThrow(
    "MEDIA_ENDPOINT"
  )
  expect(() => readBucketSettings({ ...whole, MEDIA_BUCKET: "../x" })).toThrow("MEDIA_BUCKET")
})
