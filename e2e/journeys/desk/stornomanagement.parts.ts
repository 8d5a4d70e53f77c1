import type { Page } from "@playwright/test"
import { cancellationsOfDealer } from "../../cancelled-orders.ts"

export const path = "/stornomanagement"

export const opened = (page: Page, count: number) => cancellationsOfDealer(page, path, count)
