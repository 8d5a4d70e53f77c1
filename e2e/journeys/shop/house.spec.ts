import { expect } from "@playwright/test"
import { test } from "../../test.ts"

test("the server is healthy, and an unknown call gets an answer in the form of all errors", async ({
  request
}) => {
  expect((await request.get("/health")).status()).toBe(200)
  const unknown = await request.get("/api/nothing-here")
  expect(unknown.status()).toBe(404)
  expect(await unknown.json()).toEqual({ Code: "NotFound", Message: expect.any(String), Problems: [] })
})
