const is = (status: string, wanted: string) => status.trim().toUpperCase() === wanted;

/** Whether a project is active, in any case of letters. */
export const isActive = (status: string): boolean => is(status, 'ACTIVE');

/** Whether a project is completed, in any case of letters. */
export const isCompleted = (status: string): boolean => is(status, 'COMPLETED');
