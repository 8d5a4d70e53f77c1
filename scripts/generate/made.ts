/** The notice in files for monitoring which are generated. */
export const made = "Written by `npm run generate` from src/domain/operations."
