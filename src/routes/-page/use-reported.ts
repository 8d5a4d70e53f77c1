import { useEffect } from "react"
import { reportFailure } from "../../services/error-trace/report-failure.ts"

/**
 * Whether a status means an error caused by the shop; an invalid URL (400) and a URL that accepts no POST requests
 * (405) do not.
 */
export const isOurs = (status: number): boolean => status !== 400 && status !== 405

/**
 * Reports the error page to the server; an error page rendered by the server is reported by the script of document
 * pages.
 */
export const useReported = (status: number, error: unknown): void => {
  useEffect(() => {
    if (isOurs(status)) reportFailure(status, error)
  }, [status, error])
}
