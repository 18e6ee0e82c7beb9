/** Where the person has named one kind of company that the buyers work at. */
export const settingDetails = 'Take the details from {settingName}: {details}.';
export const settingPart =
  'Before you close, name one thing that is different {settingPhrase}, with an example.';
export const settingQuestion = 'What would somebody from outside get wrong about {settingName}?';
export const settingSource =
  'The conferences and associations of {settingName}: look for {people} in the program, and leave the vendors aside. Then ask two {client}s whom they would like to hear; a name that comes up twice goes to the top.';
