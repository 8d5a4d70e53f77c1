import { useEffect } from "react"
import { reportFailure } from "../../services/error-trace/report-failure.ts"

/** Whether it is an error of the shop: an address that is none, or that takes nothing, is not. */
export const isOurs = (status: number): boolean => status !== 400 && status !== 405

/** The error page reports itself; one that the server has rendered is reported by the script of documents. */
export const useReported = (status: number, error: unknown): void => {
  useEffect(() => {
    if (isOurs(status)) reportFailure(status, error)
  }, [status, error])
}
