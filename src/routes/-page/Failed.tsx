import type { ErrorComponentProps } from "@tanstack/react-router"
import { usualGroup } from "../../domain/product/product-group.ts"
import { loadCalculatorTexts } from "../../locales/calculator-catalogs.ts"
import { statusOf } from "../../services/page/no-access.ts"
import { ErrorPage } from "../../ui/error/ErrorPage.tsx"
import { ownTexts } from "../../ui/kit/texts/own-texts.tsx"
import { DefaultLayout } from "../../ui/layouts/DefaultLayout.tsx"
import { usePageFacts } from "./page-facts.ts"
import { isOurs, useReported } from "./use-reported.ts"
import { SimpleCalculatorPart } from "../-offers/SimpleCalculatorPart.tsx"

const Page = import.meta.env.SSR
  ? ErrorPage
  : ownTexts((code) => loadCalculatorTexts(code, ["calculator"]))(ErrorPage)

interface FailedProps {
  readonly status: number
  readonly error?: unknown
}

/** The error page within the shop (rule page.error). */
export function Failed({ status, error }: FailedProps) {
  const facts = usePageFacts()
  useReported(status, error)
  return (
    <DefaultLayout facts={facts}>
      <div data-error-status={isOurs(status) ? status : undefined}>
        <Page
          status={status}
          calculator={<SimpleCalculatorPart groupId={usualGroup.id} shape={{ bar: [] }} />}
        />
      </div>
    </DefaultLayout>
  )
}

/** No route, or nothing at its address. */
export const NotFound = () => <Failed status={404} />

/** A page that could not be loaded or rendered. */
export const FailedByError = ({ error }: ErrorComponentProps) => (
  <Failed status={statusOf(error)} error={error} />
)
