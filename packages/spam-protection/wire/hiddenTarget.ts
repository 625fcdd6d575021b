/** Where a form of another host was to go, before it was sent here to be checked. */
export const action = 'cleantalk_hidden_action';
export const method = 'cleantalk_hidden_method';
