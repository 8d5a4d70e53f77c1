import type { Page } from "@playwright/test"

export const calls = {
  address: "**/api/order-process/address/save",
  stations: "**/api/order-process/stations/save",
  payment: "**/api/order-process/payment/save",
  place: "**/api/order-process/place"
}

export const refuse = (page: Page, call: string, status: number, Code: string, rest: object = {}) =>
  page.route(call, (route) =>
    route.fulfill({ status, json: { Code, Message: "Refused.", Problems: [], ...rest } })
  )

export const again = (page: Page) => page.getByRole("button", { name: "Noch einmal versuchen" })
