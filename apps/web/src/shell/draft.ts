import { createContext, useContext } from 'react'

/** Whether what is read is a draft: it is neither collected, shared nor counted. */
export const DraftContext = createContext(false)

/** Whether the screen shows a draft to who has a link of the desk. */
export const useIsDraft = (): boolean => useContext(DraftContext)
