import type { ErrorComponentProps } from "@tanstack/react-router"
import { useEffect } from "react"
import { usualGroup } from "../../domain/product/product-group.ts"
import { loadCalculatorTexts } from "../../locales/calculator-catalogs.ts"
import { reportFailure } from "../../services/error-trace/report-failure.ts"
import { statusOf } from "../../services/page/no-access.ts"
import { ErrorPage } from "../../ui/error/ErrorPage.tsx"
import { ownTexts } from "../../ui/kit/texts/own-texts.tsx"
import { DefaultLayout } from "../../ui/layouts/DefaultLayout.tsx"
import { usePageFacts } from "./page-facts.ts"
import { SimpleCalculatorPart } from "../-offers/SimpleCalculatorPart.tsx"

const Page = import.meta.env.SSR
  ? ErrorPage
  : ownTexts((code) => loadCalculatorTexts(code, ["calculator"]))(ErrorPage)

interface FailedProps {
  readonly status: number
  readonly error?: unknown
}

/** The error page reports itself; one that the server has rendered is reported by the script of documents. */
function Failed({ status, error }: FailedProps) {
  const facts = usePageFacts()
  // an address that is none, or that takes nothing, is no failure of ours
  const isOurs = status !== 400 && status !== 405
  useEffect(() => {
    if (isOurs) reportFailure(status, error)
  }, [isOurs, status, error])
  return (
    <DefaultLayout facts={facts}>
      <div data-error-status={isOurs ? status : undefined}>
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
