import { useQueryClient } from "@tanstack/react-query"

/** Waits for what was done and has the page read anew: also after a refusal, since another user may have been faster. */
export const useReadAnew = () => {
  const queries = useQueryClient()
  return async <Outcome>(acting: Promise<Outcome>): Promise<Outcome> => {
    const outcome = await acting
    await queries.invalidateQueries()
    return outcome
  }
}
