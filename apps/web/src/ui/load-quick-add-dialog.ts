/** In a file of its own: the names of the many files of the dialog are then not part of the first load. */
export const loadQuickAddDialog = () => import("./quick-add-dialog.tsx");
