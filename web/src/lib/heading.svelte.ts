// What a page adds to the title of the window, where its address alone does not tell.

export const heading = $state({ detail: '' });
